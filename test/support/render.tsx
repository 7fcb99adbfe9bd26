import { Window } from 'happy-dom'
import { type ComponentChild, render as renderInto } from 'preact'
import { act } from 'preact/test-utils'

const window = new Window({ url: 'http://localhost/' })

/** Copies the globals that parts, screens and libraries read from a page; Node's own timers and console stay. */
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis || name.startsWith('_')) continue
  Object.defineProperty(globalThis, name, { configurable: true, get: () => Reflect.get(window, name) })
}
for (const name of ['window', 'document', 'navigator', 'Event', 'KeyboardEvent', 'CustomEvent', 'EventTarget']) {
  const value = name === 'window' ? window : Reflect.get(window, name)
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
}

export type Rendered = { container: HTMLElement; rerender: (vnode: ComponentChild) => void; unmount: () => void }

const open = new Set<Rendered>()

/** Renders into the page and runs the effects. */
export function render(vnode: ComponentChild): Rendered {
  const container = document.createElement('div')
  document.body.append(container)
  const rerender = (next: ComponentChild): void => {
    void act(() => renderInto(next, container))
  }
  const rendered: Rendered = {
    container,
    rerender,
    unmount: () => {
      rerender(null)
      container.remove()
      open.delete(rendered)
    },
  }
  open.add(rendered)
  rerender(vnode)
  return rendered
}

/** Unmounts everything: `test.after.each(cleanup)`. */
export function cleanup(): void {
  for (const rendered of open) rendered.unmount()
}
