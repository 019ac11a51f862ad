import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const changedSessionTexts = defineTexts<typeof english>('features/errors/changed-session');
