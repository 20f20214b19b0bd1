import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { fillPath, queryKeyOf, withPathParams } from '../../contracts/call.ts'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '../../contracts/calls/notifications.ts'
import { NOTIFICATION_KINDS } from '../../contracts/notification-kinds.ts'
import { notificationPath, notificationSentences } from '../../contracts/notification-target.ts'
import { type Notification, UNREAD_COUNT_KEY } from '../../contracts/notifications.ts'
import { useRead } from '../lib/api.ts'
import { focusAround } from '../lib/focus-around.ts'
import { messageAge } from '../lib/format-time.ts'
import { useNow } from '../lib/now.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { ReportBadWording } from '../ui/badly-said.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { onPlainClick } from '../ui/lazy-dialog.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { toast } from '../ui/toast-store.ts'

const keyOfList = () => queryKeyOf(listNotifications.path)

/** List of notifications, on the page and in the dialog. A press marks one as read; its link also opens its page. */
export function NotificationList() {
  const { data, error } = useRead(listNotifications)
  useCounted(data)
  if (!data) return <NotLoaded error={error} />
  if (data.length === 0) return <NoneYet />
  return (
    <ul className="list notices">
      {data.map((notification) => (
        <Item key={notification.id} notification={notification} />
      ))}
    </ul>
  )
}

/** Empty state, with links to other pages. */
function NoneYet() {
  const t = useTranslate()
  return (
    <EmptyState
      picture="action.tell"
      text={t('notices.empty')}
      hint={t('notices.what')}
      action={<ButtonLink href="/advisories">{t('home.toAdvisories')}</ButtonLink>}
    />
  )
}

/** Sets the bell's count to the unread notifications of the list. */
function useCounted(list: Notification[] | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (list) client.setQueryData<number>(UNREAD_COUNT_KEY, list.filter(({ isRead }) => !isRead).length)
  }, [client, list])
}

function Item({ notification }: { notification: Notification }) {
  const t = useTranslate()
  const now = useNow()
  const { id, isRead, title, message, createdAt, type } = notification
  const { send } = useSend(withPathParams(markNotificationRead, { id }), {
    optimistic: (_, client) => showRead(client, (each) => each.id === id),
  })
  const href = notificationPath(notification)
  // Decided at the first render: a button that became a link would lose the focus.
  const [pressable] = useState(!isRead)
  const open = async (address: string) => {
    if (!isRead) await send()
    location.assign(address)
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    if (!isRead) void send()
  }
  const body = (
    <>
      <Icon name={NOTIFICATION_KINDS[type].icon} />
      <span className="notice-text">
        <b>{title}</b>
        <span>{message}</span>
        <span className="small soft">{messageAge(createdAt, now, t)}</span>
      </span>
    </>
  )
  return (
    <li className={isRead ? 'told' : 'told told-new'}>
      {pressable ? (
        <form method="post" action={fillPath(markNotificationRead.form.at, { id })} onSubmit={press}>
          <button type="submit" className="told-press">
            {body}
            {isRead ? null : (
              <span className="dot">
                <span className="hidden-text">{t('notices.read')}</span>
              </span>
            )}
          </button>
        </form>
      ) : (
        <div className="told-press">{body}</div>
      )}
      {href ? (
        <a className="told-open" href={href} onClick={onPlainClick(() => void open(href))}>
          {t('notices.open')}
          <span className="hidden-text"> {title}</span>
        </a>
      ) : null}
      <ReportBadWording of={notificationSentences(notification)} />
    </li>
  )
}

/** Button that marks all notifications as read; shown while any is unread. */
export function MarkAllReadButton() {
  const t = useTranslate()
  const { data = [] } = useRead(listNotifications)
  const { send, pending } = useSend(markAllNotificationsRead, {
    optimistic: (_, client) => showRead(client, () => true),
    onDone: () => {
      toast({ title: t('notices.allRead') })
    },
  })
  if (!data.some(({ isRead }) => !isRead)) return null
  const press = () => {
    focusAround()
    return send()
  }
  return (
    <SingleButtonForm action={markAllNotificationsRead.form.at} pending={pending} onPress={press}>
      <Button type="submit" variant="secondary" icon="check" pending={pending}>
        {t('notices.readAll')}
      </Button>
    </SingleButtonForm>
  )
}

function showRead(client: QueryClient, which: (notification: Notification) => boolean) {
  const before = client.getQueryData<Notification[]>(keyOfList())
  client.setQueryData<Notification[]>(keyOfList(), (all = []) =>
    all.map((each) => (which(each) ? { ...each, isRead: true } : each)),
  )
  return () => client.setQueryData(keyOfList(), before)
}
