import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const worksCouncilTexts = defineTexts<typeof english>('features/security/works-council');
