/** The catalogues as files, for tests: `src/tworivers/languages/<language>/`, the pages' own below `pages/`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import languages from '$catalogues/languages.json';

const FOLDER = join(import.meta.dirname, '../../../src/tworivers/languages');

export const everyLanguage = Object.keys(languages);

/** A catalogue's text: `catalogueText('de', 'pages/common')`. */
export function catalogueText(language: string, name: string): string {
  return readFileSync(join(FOLDER, language, `${name}.ftl`), 'utf8');
}

export function catalogue(language: string, name: string): FluentResource {
  return new FluentResource(catalogueText(language, name));
}
