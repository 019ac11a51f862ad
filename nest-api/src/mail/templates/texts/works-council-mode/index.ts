import { mailTexts } from '../../../mail-texts.js';
import ar from './ar.js';
import de from './de.js';
import en from './en.js';
import es from './es.js';
import ja from './ja.js';

export const CATALOGUE = { en, de, es, ja, ar };
export const texts = mailTexts(CATALOGUE);
