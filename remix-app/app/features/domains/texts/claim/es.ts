import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Reclamar un dominio',
  about:
    'Recibirá un registro DNS para publicar. La reclamación no tiene efecto hasta que el dominio se verifique.',
  domain: 'Dominio',
  domainAbout: 'La parte que sigue a la @ en sus direcciones de correo. Reclame un subdominio por separado.',
  organization: 'Organización',
  organizationAbout: 'El código, como TEN-001, o el slug de la organización propietaria del dominio.',
  claim: 'Reclamar dominio',
} satisfies Translation<typeof english>;
