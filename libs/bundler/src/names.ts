/** `require` for the packages that are CommonJS, and what gives a class its name. */
export const HEAD =
  `import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);` +
  `const __Name=(target,value)=>Object.defineProperty(target,'name',{value,configurable:true});`;

/** The helper that esbuild writes; its parameters get other names where theirs are taken. */
const HELPER = /__name=\((\w+),(\w+)\)=>__defProp\(\1,"name",\{value(?::\2)?,configurable:!0\}\)/;

/**
 * Limits esbuild's `keepNames` to classes. Two classes of one name get different ones in a bundle, and some code goes by
 * them: oidc-provider finds its models by `constructor.name`. Naming functions as well would cost time whenever one is
 * made. No text changes its length, because the source map counts columns.
 *
 * @throws Error esbuild writes other code than this expects
 */
export function namesOfClassesOnly(code: string): string {
  if (!HELPER.test(code)) throw new Error("esbuild's helper for names has changed: adapt names.ts.");
  return code
    .replace(HELPER, (helper) => '__name=target=>target'.padEnd(helper.length))
    .replaceAll('static{__name(this,', 'static{__Name(this,');
}
