import { createRequire } from 'node:module';

const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));

/**
 * react-router hands its build with the warnings for developers to everybody; beside it lies the
 * one without. Aliases for a build of vite.
 */
export const productionRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(name).replace('development', 'production'),
}));
