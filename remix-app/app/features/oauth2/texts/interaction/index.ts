import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const interactionTexts = defineTexts<typeof english>('features/oauth2/interaction');
