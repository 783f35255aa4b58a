import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './engine';
import './games';
import { showTheme } from './lib/preferences.svelte';
import { renewWhenOutdated } from './lib/reload';
import { speak } from './lib/words.svelte';

renewWhenOutdated();
showTheme();
await speak();
const target = document.getElementById('app');
if (target) mount(App, { target });
