import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const connectionListTexts = defineTexts<typeof english>('features/sso-configuration/list');
