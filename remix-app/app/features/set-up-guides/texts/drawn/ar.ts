import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  picture: 'رسم للشاشة «{screen}» في {console}. الحقول المميَّزة: {fields}',
  field: 'الحقل',
  value: 'القيمة',
  copy: 'نسخ',
} satisfies Translation<typeof english>;
