import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  outbox: 'Bandeja de salida',
  to: 'Para',
  status: 'Estado',
  created: 'Creado',
  sent: 'Enviado',
  masked: 'Los enlaces están ocultos',
  maskedAbout:
    'Los enlaces de este correo actúan en nombre del destinatario. Mostrarlos requiere volver a autenticarse. El registro de auditoría lo anota.',
  showLinks: 'Mostrar enlaces',
  links: 'Enlaces de este correo',
  linksAbout:
    'Los enlaces actúan en nombre del destinatario. Ábralos en una ventana privada para mantener su sesión aquí.',
  removed: 'El texto de este correo se eliminó tras su período de conservación.',
  message: 'Correo',
  plainText: 'Texto sin formato',
} satisfies Translation<typeof english>;
