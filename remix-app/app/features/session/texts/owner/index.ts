import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const ownerTexts = defineTexts<typeof english>('features/session/owner');
