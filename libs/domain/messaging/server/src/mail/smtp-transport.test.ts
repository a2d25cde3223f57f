import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import type { OutgoingMail } from './mail-transport'
import { smtpTransport } from './smtp-transport'

/** As much of an SMTP server as one mail needs; keeps what it was told. */
async function smtpServer(answerTo: (line: string) => string | undefined) {
  const lines: string[] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    sockets.add(socket)
    let isData = false
    let rest = ''
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      const parts = (rest + chunk.toString('utf8')).split('\r\n')
      rest = parts.pop() ?? ''
      for (const line of parts) {
        lines.push(line)
        if (isData) {
          if (line !== '.') continue
          isData = false
          socket.write('250 kept\r\n')
          continue
        }
        isData = line === 'DATA'
        socket.write(`${answerTo(line) ?? (isData ? '354 go on' : '250 fine')}\r\n`)
      }
    })
    socket.write('220 test\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    lines,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const mail = (over: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: '01990000-0000-7000-8000-000000000001',
  to: 'anna@example.com',
  fromName: 'Puyuan',
  subject: 'Neues Angebot',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  ...over,
})

describe('smtpTransport', () => {
  const open: { close(): void }[] = []
  afterEach(() => {
    for (const server of open.splice(0)) server.close()
  })
  const serve = async (answerTo: (line: string) => string | undefined = () => undefined) => {
    const server = await smtpServer(answerTo)
    open.push(server)
    return server
  }

  it('hands the mail over under the outbox’s own message id', async () => {
    const server = await serve()
    await smtpTransport(server.url, 'no-reply@example.org').send(mail())
    expect(server.lines).toContain('RCPT TO:<anna@example.com>')
    expect(server.lines).toContain('Message-ID: <01990000-0000-7000-8000-000000000001@example.org>')
    expect(server.lines).toContain('From: Puyuan <no-reply@example.org>')
    expect(server.lines).toContain('Guten Tag')
  })

  it('gives an address that carries more than an address no chance', async () => {
    const server = await serve()
    const evil = mail({ to: 'anna@example.com>\r\nRCPT TO:<spam@example.net', subject: 'a\r\nBcc: spam@example.net' })
    await smtpTransport(server.url, 'no-reply@example.org')
      .send(evil)
      .catch(() => undefined)
    expect(server.lines.filter(line => line.startsWith('RCPT TO:<spam'))).toEqual([])
    expect(server.lines.filter(line => line.startsWith('Bcc:'))).toEqual([])
  })

  it('fails where the server refuses', async () => {
    const server = await serve(line => (line.startsWith('RCPT') ? '550 nobody here' : undefined))
    await expect(smtpTransport(server.url, 'no-reply@example.org').send(mail())).rejects.toThrow('550 nobody here')
  })

  it('fails where there is no server', async () => {
    await expect(smtpTransport('smtp://127.0.0.1:1', 'no-reply@example.org').send(mail())).rejects.toThrow()
  })
})
