import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  email: 'Dirección de correo electrónico',
  name: 'Nombre completo',
  givenName: 'Nombre',
  familyName: 'Apellidos',
  userId: 'ID de usuario',
  organizationId: 'ID de la organización',
  organizationName: 'Nombre de la organización',
  role: 'Rol',
  groups: 'Grupos',
  formatBasic: 'Basic',
  formatUri: 'URI',
  formatUnspecified: 'Unspecified',
  nameIdEmail: 'Dirección de correo electrónico',
  nameIdUnspecified: 'Unspecified (dirección de correo electrónico)',
  nameIdPersistent: 'Persistent (un identificador por aplicación)',
  nameIdTransient: 'Transient (un identificador nuevo en cada inicio de sesión)',
  signBoth: 'Aserción y respuesta',
  signAssertion: 'Solo la aserción',
  signResponse: 'Solo la respuesta',
  redirect: 'HTTP-Redirect',
  post: 'HTTP-POST',
  weak: '{algorithm} (débil, solo para aplicaciones antiguas)',
} satisfies Translation<typeof english>;
