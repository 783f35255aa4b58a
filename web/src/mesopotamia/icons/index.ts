/** The game's own icons, by name. */
import { THINGS } from '../../icons/things';
import { DRAWINGS } from './drawings';

export const ICONS = { ...THINGS, ...DRAWINGS };
