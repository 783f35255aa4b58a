import { expect, test } from 'vitest';
import { firstSpoken } from './first-spoken';

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
