import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const replayTexts = defineTexts<typeof english>('features/sso-configuration/replay');
