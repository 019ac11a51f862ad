import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const claimTexts = defineTexts<typeof english>('features/applications/claims');
