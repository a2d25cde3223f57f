import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createI18n, I18nContext, type I18n } from '@tradeport/web/i18n'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { shellLocales } from './namespace'
import { FloatingWidget } from './floating-widget'
import { PortalShell } from './portal-shell'
import { SignInLayout } from './sign-in-layout'
import { createShortcutMatcher } from './shortcut-keys'
import { WorkShell } from './work-shell'

let i18n: I18n

beforeAll(async () => {
  i18n = await createI18n({ locale: 'en_US', files: { shell: shellLocales }, preload: ['shell'] })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const show = (page: ReactNode) => render(<I18nContext value={i18n}>{page}</I18nContext>)

const brand = { region: 'puyuan', name: 'Puyuan Knitwear', logoHref: 'https://www.example.com/' } as const
const language = {
  current: 'en_US',
  choices: [
    { code: 'en_US', short: 'EN', bcp47: 'en', name: 'English' },
    { code: 'de_DE', short: 'DE', bcp47: 'de', name: 'Deutsch' },
  ],
  onChoose: vi.fn(),
}
const header = {
  brand,
  language,
  links: [{ key: 'home', label: 'Home', href: '/', current: true }],
  account: { state: 'out', logInHref: '/login' },
} as const
const widget = { assistantHref: '/IntelligentCustomerService', qrUrl: '/qr.svg', hotline: '400-000-0001' }
const footer = { brand, columns: [], year: 2026 }

function portal(path: string) {
  show(
    <PortalShell path={path} header={header} footer={footer} widget={widget}>
      Page
    </PortalShell>,
  )
}

describe('portal shell', () => {
  it('frames a page with header, navigation, footer and widget', async () => {
    // What comes later is drawn by an act() that is waited for.
    await act(async () => portal('/'))
    const banner = within(screen.getByRole('banner'))
    expect(banner.getByRole('link', { name: 'Puyuan Knitwear, to the start page' }).getAttribute('href')).toBe(
      'https://www.example.com/',
    )
    expect(banner.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
    expect(banner.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('main').textContent).toBe('Page')
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2026 Puyuan Knitwear')
    expect(await screen.findByRole('complementary', { name: 'Customer service' })).toBeDefined()
  })

  it('leaves footer and widget away on the AI customer-service page', () => {
    portal('/IntelligentCustomerService')
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('is only the page in the mobile variant', () => {
    portal('/h5')
    expect(screen.queryByRole('banner')).toBeNull()
  })

  it('is transparent until the page is scrolled, and solid at once on light routes', async () => {
    await act(async () => portal('/'))
    const banner = screen.getByRole('banner')
    expect(banner.className).toContain('transparent')
    Object.defineProperty(window, 'scrollY', { value: 40, configurable: true })
    fireEvent.scroll(window)
    expect(banner.className).toContain('solid')
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
    cleanup()
    await act(async () => portal('/b2bForeignTradeMall'))
    expect(screen.getByRole('banner').className).toContain('solid')
  })

  it('switches the language through a menu of names in their own language', async () => {
    const user = userEvent.setup()
    portal('/')
    await user.click(screen.getByRole('button', { name: 'Language: English' }))
    expect(screen.getByRole('menuitemradio', { name: /English/, checked: true })).toBeDefined()
    await user.click(screen.getByRole('menuitemradio', { name: /Deutsch/ }))
    expect(language.onChoose).toHaveBeenCalledWith('de_DE')
  })

  it('has everything in the mobile menu', async () => {
    const user = userEvent.setup()
    portal('/')
    await act(async () => screen.getByRole('button', { name: 'Menu' }).click())
    const menu = within(await screen.findByRole('dialog', { name: 'Puyuan Knitwear' }))
    expect(menu.getByRole('link', { name: 'Home' })).toBeDefined()
    await user.selectOptions(menu.getByRole('combobox', { name: 'Language' }), 'de_DE')
    expect(language.onChoose).toHaveBeenCalledWith('de_DE')
  })
})

describe('floating widget', () => {
  it('opens the AI customer service in a window of its own', () => {
    show(<FloatingWidget {...widget} />)
    const link = screen.getByRole('link', { name: /AI customer service/ })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('href')).toBe('/IntelligentCustomerService')
  })

  it('shows the QR image at 120 by 120 in its tooltip', async () => {
    show(<FloatingWidget {...widget} />)
    act(() => screen.getByRole('button', { name: 'WeChat' }).focus())
    const image = within(await screen.findByRole('tooltip')).getByRole('img', { name: 'QR code of our WeChat account' })
    expect(image.getAttribute('width')).toBe('120')
    expect(image.getAttribute('height')).toBe('120')
  })

  it('has a hotline only where the region has one', () => {
    show(<FloatingWidget assistantHref="/ai" />)
    expect(screen.queryByRole('link', { name: /Hotline/ })).toBeNull()
  })

  it('moves with the arrow keys and stays in the window', async () => {
    const user = userEvent.setup()
    show(<FloatingWidget {...widget} />)
    const panel = screen.getByRole('complementary')
    screen.getByRole('button', { name: /Move the customer-service panel/ }).focus()
    await user.keyboard('{ArrowDown}')
    expect(panel.style.top).toBe('24px')
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(panel.style.top).toBe('8px')
  })

  it('is drawn to the left and snaps back to the edge when it is let go', () => {
    HTMLElement.prototype.setPointerCapture = () => undefined
    show(<FloatingWidget {...widget} />)
    const panel = screen.getByRole('complementary')
    const grip = screen.getByRole('button', { name: /Move the customer-service panel/ })
    fireEvent.pointerDown(grip, { button: 0, clientX: 900, clientY: 300 })
    fireEvent.pointerMove(grip, { clientX: 700, clientY: 400 })
    expect([panel.style.right, panel.style.top]).toEqual(['200px', '100px'])
    fireEvent.pointerUp(grip)
    expect([panel.style.right, panel.style.top]).toEqual(['0px', '100px'])
  })
})

describe('the tab of the floating widget, where the margin is narrow', () => {
  const open = () => screen.getByRole('button', { name: 'Customer service' })

  it('opens and closes it, and a press elsewhere or Escape closes it too', async () => {
    const user = userEvent.setup()
    show(<FloatingWidget {...widget} />)
    expect(open().getAttribute('aria-expanded')).toBe('false')
    for (const close of [() => user.click(open()), () => user.click(document.body), () => user.keyboard('{Escape}')]) {
      await user.click(open())
      expect(open().getAttribute('aria-expanded')).toBe('true')
      await close()
      expect(open().getAttribute('aria-expanded')).toBe('false')
    }
    expect(document.activeElement).toBe(open())
  })

  it('draws it as well, without opening it', () => {
    HTMLElement.prototype.setPointerCapture = () => undefined
    show(<FloatingWidget {...widget} />)
    fireEvent.pointerDown(open(), { button: 0, clientX: 350, clientY: 300 })
    fireEvent.pointerMove(open(), { clientX: 350, clientY: 420 })
    fireEvent.pointerUp(open())
    fireEvent.click(open())
    expect(screen.getByRole('complementary').style.top).toBe('120px')
    expect(open().getAttribute('aria-expanded')).toBe('false')
  })
})

describe('work shell', () => {
  const run = vi.fn()
  function work(scrollTop = false) {
    show(
      <WorkShell
        brand={brand}
        title="Seller Center"
        scrollTop={scrollTop}
        language={language}
        account={{
          state: 'in',
          name: 'Lin Wei',
          company: 'Soft Knit',
          items: [{ key: 'out', label: 'Log out', onSelect: run }],
        }}
        messages={{ href: '/messages', unread: 7 }}
        groups={[
          {
            key: 'main',
            items: [{ key: 'orders', label: 'Orders', href: '/orders', icon: null, count: 120, current: true }],
          },
        ]}
        shortcuts={[{ keys: ['g', 'o'], label: 'Go to orders', run }]}
      >
        <input aria-label="Search" />
      </WorkShell>,
    )
    return userEvent.setup()
  }

  it('says where one is, what waits and what is unread', () => {
    work()
    const orders = screen.getByRole('link', { name: 'Orders 120 waiting' })
    expect(orders.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: '7 unread messages' })).toBeDefined()
  })

  it('leads from its logo to the portal front-end', () => {
    work()
    const logos = screen.getAllByRole('link', { name: 'Puyuan Knitwear, to the start page' })
    expect(logos.map(logo => logo.getAttribute('href'))).toEqual(Array(2).fill('https://www.example.com/'))
  })

  it('has a button back to the top above 400 px of scrolling, where it is wanted', () => {
    const button = () => screen.queryByRole('button', { name: 'Back to top' })
    const scrollTo = (scrollY: number) => {
      Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true })
      fireEvent.scroll(window)
    }
    work(true)
    scrollTo(400)
    expect(button()).toBeNull()
    scrollTo(401)
    expect(button()).not.toBeNull()
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Back to top' }))
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'auto' })
    vi.unstubAllGlobals()
    cleanup()
    work()
    scrollTo(401)
    expect(button()).toBeNull()
    scrollTo(0)
  })

  it('remembers that the navigation was collapsed; the entries keep their names', async () => {
    const user = work()
    await user.click(screen.getByRole('button', { name: 'Collapse navigation' }))
    expect(screen.getByRole('link', { name: /Orders/ })).toBeDefined()
    cleanup()
    work()
    expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeDefined()
  })

  it('shows the shortcuts on "?" and runs them, but not while somebody types', async () => {
    const user = work()
    await user.keyboard('go')
    expect(run).toHaveBeenCalledOnce()
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'go?')
    expect(run).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => screen.getByRole('textbox', { name: 'Search' }).blur())
    await user.keyboard('?')
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).textContent).toContain('Go to orders')
  })

  it('offers the account by its name', async () => {
    const user = work()
    await user.click(screen.getByRole('button', { name: 'Account of Lin Wei' }))
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
    expect(run).toHaveBeenCalled()
  })
})

describe('shortcut sequences', () => {
  it('are forgotten when the second key comes late', () => {
    let time = 0
    const match = createShortcutMatcher(() => time)
    const shortcuts = [{ keys: ['g', 'o'], label: 'Orders', run: () => undefined }] as const
    expect(match(shortcuts, 'g')).toBeUndefined()
    time = 1300
    expect(match(shortcuts, 'o')).toBeUndefined()
    match(shortcuts, 'g')
    time = 1400
    expect(match(shortcuts, 'o')?.label).toBe('Orders')
  })
})

describe('sign-in layout', () => {
  it('speaks for its front-end and frames the form', () => {
    show(
      <SignInLayout app="seller" brand={brand} title="Seller Center" language={language} backHref="/">
        <h1>Log in</h1>
      </SignInLayout>,
    )
    expect(screen.getByText('Your workshop, open to the world')).toBeDefined()
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Log in' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to the market' })).toBeDefined()
  })
})
