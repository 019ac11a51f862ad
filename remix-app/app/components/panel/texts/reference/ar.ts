import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  label: 'الرقم المرجعي',
  reference: 'الرقم المرجعي: <code>{reference}</code>',
  contactNamed: 'تواصل مع {name}: {address}',
  contact: 'اطلب المساعدة: {address}',
} satisfies Translation<typeof english>;
