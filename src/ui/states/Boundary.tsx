import { Component, type ComponentChildren } from 'preact'

export type BoundaryProps = {
  /** What is shown in place of children that cannot be drawn. */
  fallback: (retry: () => void) => ComponentChildren
  children: ComponentChildren
}

/**
 * Keeps a fault in what it holds away from everything around it: without one, an error while drawing leaves the page
 * empty. What was thrown goes to the console, once.
 */
export class Boundary extends Component<BoundaryProps, { isBroken?: boolean }> {
  override componentDidCatch(cause: unknown): void {
    console.error(cause)
    this.setState({ isBroken: true })
  }

  override render({ fallback, children }: BoundaryProps): ComponentChildren {
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children
  }
}
