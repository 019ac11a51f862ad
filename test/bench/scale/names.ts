/** Words of several scripts, right-to-left ones among them: what is found by an index must not be ASCII only. */
export const COMPANIES = [
  'Acme',
  'Globex',
  'Initech',
  'Umbrella',
  'Nordlicht',
  'Čeština',
  'Façade',
  'Ωmega',
  'Северный',
  'Заря',
  'شركة',
  'אורות',
  '阿里山',
  '東京',
  'भारत',
  '서울',
];

export const KINDS = ['Gmbh', 'Partners', 'Logistics', 'Foods', 'Labs', 'Медиа', '株式会社', 'للتجارة'];

export const GIVEN_NAMES = [
  'Anna',
  'Ben',
  'Chloé',
  'David',
  'Émile',
  'Fatima',
  'Georg',
  'Hana',
  'Ines',
  'Jürgen',
  'Анна',
  'Борис',
  'Ελένη',
  'محمد',
  'ליאור',
  '小明',
  '美咲',
  'प्रिया',
];

export const FAMILY_NAMES = [
  'Schmidt',
  'Smith',
  'Nguyen',
  'Kowalski',
  'Øberg',
  'Silva',
  'Иванова',
  'Петров',
  'Παππάς',
  'حداد',
  'כהן',
  '王',
  '佐藤',
  'शर्मा',
  '김',
];

/** Found in three tenants, and as the family name of three people, however many there are. */
export const RARE = 'Zanzibar';
