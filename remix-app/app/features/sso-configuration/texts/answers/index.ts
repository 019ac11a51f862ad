import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const connectionAnswers = defineTexts<typeof english>('features/sso-configuration/answers');
