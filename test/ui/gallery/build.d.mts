/** Builds the gallery and serves it on this machine; port 0, or none, takes any that is free. */
export function serveGallery(port?: number): Promise<{ url: string; close(): Promise<void> }>
