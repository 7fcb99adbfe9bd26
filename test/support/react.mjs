import { register } from 'node:module'

/** Tests see what the build sees: who says `react` gets preact/compat, in other people's packages too. */
register(
  `data:text/javascript,${encodeURIComponent(`
    const names = { react: 'preact/compat', 'react-dom': 'preact/compat', 'use-sync-external-store/shim/index.js': 'preact/compat' }
    export const resolve = (specifier, context, next) => next(names[specifier] ?? specifier, context)
  `)}`,
  import.meta.url,
)
