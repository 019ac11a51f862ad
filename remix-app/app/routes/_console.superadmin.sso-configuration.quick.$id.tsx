/** The same screens in three steps; which mode it is goes by the address. */
export { action, default, loader, meta } from './_console.superadmin.sso-configuration.wizard.$id';
