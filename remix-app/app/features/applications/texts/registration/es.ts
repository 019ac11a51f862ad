import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Registro de clientes',
  about:
    'Aplicaciones como agentes de IA y portales de socios pueden registrarse por sí mismas (RFC 7591). Usted decide cuáles y qué pueden hacer.',
  applications: 'Aplicaciones',
  rules: 'Reglas',
  registered:
    '{count, plural, =0 {Ninguna aplicación se ha registrado por sí misma todavía.} one {# aplicación se ha registrado por sí misma.} other {# aplicaciones se han registrado por sí mismas.}}',
  mode: 'Quién puede registrarse',
  off: 'Nadie',
  offAbout: 'Solo los administradores registran aplicaciones.',
  token: 'Aplicaciones con un token de acceso inicial',
  tokenAbout: 'Usted crea el token y lo entrega al desarrollador.',
  open: 'Cualquier aplicación',
  openAbout:
    'Para agentes de IA y otras aplicaciones que nadie conoce de antemano. Los usuarios siguen teniendo que dar su consentimiento.',
  documentsTitle: 'Documentos de metadatos',
  documents: 'Aceptar la URL de un documento de metadatos como ID de cliente',
  documentsHelp:
    'La aplicación no necesita registro, porque su editor la describe en esa URL. Los agentes de IA lo prefieren.',
  documentHosts: 'Editores aceptados (opcional)',
  documentHostsHelp:
    'Un host por línea, como agent.example.com o *.example.com. Si el campo está vacío, se acepta cualquier editor que no esté bloqueado.',
  blockedDocumentHosts: 'Editores bloqueados (opcional)',
  blockedDocumentHostsHelp: 'Un host por línea.',
  hosts: 'Hosts de redirección permitidos (opcional)',
  hostsHelp:
    'Un host por línea, como app.example.com o *.example.com. Si el campo está vacío, se permite cualquier host https.',
  kinds: 'Tipos de aplicaciones',
  native: 'Aplicaciones en ordenadores y teléfonos',
  nativeHelp:
    'Como agentes de IA y herramientas de línea de comandos. Devuelven a los usuarios a una dirección de bucle local o a un esquema propio.',
  grants: 'Tipos de concesión',
  authorizationCode: 'Usuarios en un navegador (código de autorización)',
  deviceCode: 'Dispositivos sin navegador (código de dispositivo)',
  clientCredentials: 'Máquinas sin usuario (credenciales de cliente)',
  unused: 'Eliminar las aplicaciones sin uso después de (días)',
  unusedHelp:
    'Una aplicación que se registró por sí misma se elimina si no obtiene tokens durante este tiempo.',
  save: 'Guardar',
  notSaved: 'Las reglas no se guardaron.',
  addresses: 'Direcciones',
  addressesAbout:
    'Entréguelas a los desarrolladores. Los clientes con descubrimiento solo necesitan el emisor.',
  issuer: 'Emisor',
  endpoint: 'Punto de conexión de registro',
  tokens: 'Tokens de acceso inicial',
  tokensAbout: 'Una aplicación envía un token de este tipo cuando se registra.',
  created: 'Guarde este token ahora. Se muestra solo una vez.',
  theToken: 'Token de acceso inicial',
  noTokens: 'No hay tokens.',
  uses: '{count, plural, one {# registro} other {# registros}}',
  usesOf: '{uses} de {most} registros',
  expires: 'Caduca: {time}',
  neverExpires: 'Válido hasta que se revoque',
  lastUsed: 'Último uso: {time}',
  revoke: 'Revocar',
  revokeNamed: 'Revocar {name}',
  notRevoked: 'El token no se revocó.',
  name: 'Nombre',
  nameExample: 'Portal de socios',
  mostUses: 'Registros',
  times: '{count}',
  anyNumber: 'Sin límite',
  validFor: 'Válido durante',
  days: '{count, plural, one {# día} other {# días}}',
  untilRevoked: 'Hasta que se revoque',
  create: 'Crear token',
  notCreated: 'El token no se creó.',
} satisfies Translation<typeof english>;
