import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const troubleshootingTexts = defineTexts<typeof english>('features/guide/troubleshooting');
