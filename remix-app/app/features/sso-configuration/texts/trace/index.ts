import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const traceTexts = defineTexts<typeof english>('features/sso-configuration/trace');
