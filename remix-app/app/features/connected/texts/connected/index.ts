import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const connectedTexts = defineTexts<typeof english>('features/connected/connected');
