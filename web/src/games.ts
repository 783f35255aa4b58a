/** The games that have a face: the one place that names them. */
import { face as amyitis } from './amyitis';
import { introduce } from './face/faces';
import { face as mesopotamia } from './mesopotamia';

introduce(amyitis);
introduce(mesopotamia);
