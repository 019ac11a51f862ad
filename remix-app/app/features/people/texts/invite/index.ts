import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const inviteTexts = defineTexts<typeof english>('features/people/invite');
