import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  changed: 'Su dirección ha cambiado',
  changedAbout:
    'Ambas direcciones confirmaron el cambio. A partir de ahora, inicie sesión con la nueva dirección.',
  waits: 'Falta una confirmación',
  waitsAbout:
    'Esta dirección confirmó el cambio. Ahora abra el enlace del mensaje enviado a la otra dirección.',
  deadLink: 'Este enlace no funciona',
  deadLinkAbout: 'Este enlace está incompleto, ha caducado o ya se ha usado.',
  title: 'Confirme el cambio de dirección',
  about: 'Esto confirma el cambio para la dirección que recibió el mensaje.',
  confirm: 'Confirmar',
  toSettings: 'Ir a mi configuración',
} satisfies Translation<typeof english>;
