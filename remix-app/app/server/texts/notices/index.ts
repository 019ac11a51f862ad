import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const noticeTexts = defineTexts<typeof english>('server/notices');
