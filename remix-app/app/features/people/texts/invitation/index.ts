import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const invitationTexts = defineTexts<typeof english>('features/people/invitation');
