declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's name, for the call log. */
    endpoint?: string
  }
}

export {}
