import { expect, test } from 'vitest';
import { firstSpoken, spokenHere } from './first-spoken';

const ours = { en: 1, de: 1, hu: 1 };

test('the first tag whose language is ours counts, whatever its region', () => {
  expect(firstSpoken(['pt-BR', 'de-AT', 'hu'], ours)).toBe('de');
  expect(firstSpoken(['HU-hu'], ours)).toBe('hu');
  expect(firstSpoken(['zh-Hant-TW', 'en-GB', 'de'], ours)).toBe('en');
});

test('what only looks like one of ours isn’t, and without any it is English', () => {
  expect(firstSpoken(['den', 'hup-US', 'constructor'], ours)).toBe('en');
  expect(firstSpoken(['', ''], ours)).toBe('en');
  expect(firstSpoken([], ours)).toBe('en');
});

test('dates and numbers follow the region that a browser names for the language', () => {
  expect(spokenHere('en', ['de-AT', 'en-GB', 'en'])).toBe('en-GB');
  expect(spokenHere('hu', ['de-AT', 'en-GB'])).toBe('hu');
  expect(spokenHere('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
  const at = new Date(2026, 4, 3, 15, 7);
  const told = (language: string, tags: string[]) => [
    new Intl.NumberFormat(spokenHere(language, tags)).format(1234567.5),
    at.toLocaleTimeString(spokenHere(language, tags), { timeStyle: 'short' }),
  ];
  expect(told('en', ['en-GB'])).toEqual(['1,234,567.5', '15:07']);
  expect(told('en', ['en-US'])[1]).toMatch(/^3:07\sPM$/);
  expect(told('de', ['de-CH'])[0]).toMatch(/^1['’]234['’]567\.5$/);
  expect(told('fr', [])).toEqual(['1\u202f234\u202f567,5', '15:07']);
  expect(told('hu', [])[0]).toBe('1\u00a0234\u00a0567,5');
});
