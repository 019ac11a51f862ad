import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const sessionsTexts = defineTexts<typeof english>('features/oversight/sessions');
