import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const consoleTexts = defineTexts<typeof english>('features/shell/console');
