import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unauthorized: 'El token falta, es desconocido o ha caducado.',
  unauthorizedFix: 'Cree un token en «Configuración inicial» e introdúzcalo en su directorio.',
  forbidden: 'El token no se puede usar desde esta red, o no para esta conexión.',
  forbiddenFix: 'Cree un token que permita la red de su directorio.',
  notFound: 'El usuario o el grupo no se conoce aquí.',
  notFoundFix:
    'Reinicie el aprovisionamiento en su directorio para que vuelva a crear el usuario o el grupo.',
  uniqueness: 'Otro usuario de este directorio tiene el mismo nombre de usuario o ID.',
  uniquenessFix:
    'Busque ambos usuarios en su directorio. Dé a uno otro nombre de usuario o deje de enviarlo.',
  invalidFilter: 'El filtro de la solicitud no se puede leer.',
  invalidFilterFix: 'En los ajustes de su directorio, identifique a los usuarios por userName o externalId.',
  tooMany: 'La solicitud pide demasiados resultados a la vez.',
  tooManyFix: 'Configure un tamaño de página menor en su directorio.',
  mutability: 'La solicitud cambia un valor que no puede cambiar, como el ID.',
  mutabilityFix: 'Quite este atributo de la asignación en su directorio.',
  invalidSyntax: 'El cuerpo de la solicitud no es un mensaje SCIM.',
  invalidSyntaxFix: 'Elija SCIM 2.0 en su directorio, no SCIM 1.1.',
  invalidPath: 'La solicitud nombra un atributo que SCIM no conoce.',
  invalidPathFix: 'Corrija el nombre del atributo de destino en la asignación de su directorio.',
  noTarget: 'La solicitud cambia un valor que el usuario no tiene.',
  noTargetFix: 'Reinicie el aprovisionamiento en su directorio para que vuelva a enviar el usuario completo.',
  invalidValue: 'Falta un valor obligatorio o tiene el tipo equivocado.',
  invalidValueFix:
    'Corrija el valor de este usuario en su directorio. Cada usuario necesita un nombre de usuario.',
  invalidVers: 'La solicitud usa una versión de SCIM que no se admite.',
  invalidVersFix: 'Elija SCIM 2.0 en su directorio.',
  changedMeanwhile: 'El usuario cambió desde que su directorio lo leyó.',
  changedMeanwhileFix: 'No hay nada que hacer: su directorio vuelve a leer el usuario y lo intenta de nuevo.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooLargeFix: 'Envíe menos cambios en una solicitud.',
  rateLimited: 'Su directorio envió demasiadas solicitudes.',
  rateLimitedFix: 'No hay nada que hacer: su directorio espera y lo intenta de nuevo.',
  notSupported: 'Esta operación no se admite.',
  notSupportedFix: 'Desactive esta función en su directorio.',
  failedHere: 'Aquí se produjo un error inesperado.',
  failedHereFix:
    'Su directorio lo intenta de nuevo. Si el error vuelve, contacte con el soporte e indique el ID de la solicitud.',
  unknown: 'La solicitud se rechazó.',
  unknownFix: 'Lea el mensaje del servidor y corrija el usuario en su directorio.',
} satisfies Translation<typeof english>;
