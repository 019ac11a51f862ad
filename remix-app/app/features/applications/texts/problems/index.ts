import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const problemsTexts = defineTexts<typeof english>('features/applications/problems');
