import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  up: 'ناجحة (لأعلى)',
  down: 'فاشلة (لأسفل)',
  ofDay: '{day}: ناجحة {succeeded, number}، فاشلة {failed, number}',
  today: 'اليوم (UTC)',
  asTable: 'عرض كجدول',
  day: 'اليوم',
  succeeded: 'ناجحة',
  failed: 'فاشلة',
} satisfies Translation<typeof english>;
