export * from './arguments.ts';
export * from './choose-language.ts';
export * from './formats.ts';
export * from './languages.ts';
export * from './texts.ts';
