import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const fieldProblemTexts = defineTexts<typeof english>('server/field-problems');
