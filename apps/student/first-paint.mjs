import { createServer } from 'vite';

const SHELL = '/src/app/first-paint/month-shell.tsx';
const ROOT = '<div id="root"></div>';

/** @typedef {import('vite').ViteDevServer} Server */

/** A server that has the app's own components draw, while the app is being built. */
const drawer = () =>
  createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });

/** @param {Server} server */
async function drawnBy(server) {
  const { monthShell } = await server.ssrLoadModule(SHELL);
  return String(monthShell());
}

async function drawnOnce() {
  const own = await drawer();
  return drawnBy(own).finally(() => own.close());
}

/**
 * A plugin for Vite that puts the shell of the month into the document, drawn by the components
 * that draw it later: first-paint.js shows it while the app is on its way (ADR 0501).
 */
export const monthInDocument = () => ({
  name: 'academy-month-in-document',
  transformIndexHtml: {
    order: /** @type {const} */ ('post'),
    /** @param {string} html @param {{ server?: Server | undefined }} context */
    async handler(html, { server }) {
      const shell = await (server ? drawnBy(server) : drawnOnce());
      // Ahead of the root: it is there when the root comes.
      return html.replace(
        ROOT,
        () => `<template id="month-shell">${shell}</template>\n    ${ROOT}`,
      );
    },
  },
});
