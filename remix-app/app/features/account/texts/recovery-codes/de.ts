import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Speichern Sie diese Codes jetzt. Sie werden nur einmal angezeigt.',
  about:
    'Mit jedem Code können Sie sich einmal anmelden, wenn Sie Ihr Telefon oder Ihren Passkey verlieren. Bewahren Sie die Codes an einem sicheren Ort oder in Ihrem Passwortmanager auf.',
  download: 'Herunterladen',
  label: 'Wiederherstellungscodes',
} satisfies Translation<typeof english>;
