/** Games without a server: introduces the desk, which is loaded when somebody plays on this device. */
import { introduceDesk } from '$lib/here';

introduceDesk(() => import('./desk').then(({ openDesk }) => openDesk()));
