import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const messageTexts = defineTexts<typeof english>('features/mail/message');
