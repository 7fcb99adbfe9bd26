import { register } from 'node:module'

/**
 * Tests see what the build makes of `react`: hooks of Preact without preact/compat's patches, which the site does not
 * ship, and for wouter the one module that the build gives it (src/build/aliases.ts).
 */
register(
  `data:text/javascript,${encodeURIComponent(`
    const wouterReact = ${JSON.stringify(new URL('../../src/router/wouterReact.ts', import.meta.url).href)}
    const isReact = (name) => /^(react|use-sync-external-store\\/shim.*|\\.\\/use-sync-external-store\\.js)$/.test(name)
    const ours = { react: 'preact/hooks' }
    export const resolve = (specifier, context, next) =>
      isReact(specifier) && /\\/node_modules\\/wouter\\//.test(context.parentURL ?? '')
        ? next(wouterReact, context)
        : next(ours[specifier] ?? specifier, context)
  `)}`,
  import.meta.url,
)
