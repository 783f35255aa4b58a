/** Games without a server, and advice without it: introduces who answers, to be loaded when somebody needs them. */
import { introduceDesk } from '$lib/here';
import { introduceThinker } from '$lib/thinking';

introduceDesk(() => import('./desk').then(({ openDesk }) => openDesk()));
introduceThinker(() => import('./thinker').then(({ openThinker }) => openThinker()));
