import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const outboxTexts = defineTexts<typeof english>('features/mail/outbox');
