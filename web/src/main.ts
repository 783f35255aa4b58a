import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './engine';
import './games';
import { keepSite } from './lib/keeper';
import { propose } from './lib/notices.svelte';
import { showTheme } from './lib/preferences.svelte';
import { renewWhenOutdated } from './lib/reload';
import { speak, t } from './lib/words.svelte';

renewWhenOutdated();
showTheme();
await speak();
const target = document.getElementById('app');
if (target) mount(App, { target });
keepSite((renew) => propose(() => t('new-version'), { words: () => t('new-version-load'), go: renew }));
