//! A network between clients and a server that can be told to misbehave.

use std::net::SocketAddr;

use aeroplane_client::ServerAddress;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};

/// Passes bytes on, until it is told to let nothing through any more.
pub struct Network {
    address: SocketAddr,
    is_dark: watch::Sender<bool>,
}

impl Network {
    pub async fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (is_dark, dark) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(pass_on(client, server, dark.clone()));
            }
        });
        Self { address, is_dark }
    }

    pub fn address(&self) -> ServerAddress {
        self.address.into()
    }

    /// Nothing gets through any more, and nobody is told: connections seem open.
    pub fn go_dark(&self) {
        self.is_dark.send_replace(true);
    }

    /// New connections get through again; those from before the darkness stay silent.
    pub fn come_back(&self) {
        self.is_dark.send_replace(false);
    }
}

async fn pass_on(mut client: TcpStream, server: SocketAddr, mut dark: watch::Receiver<bool>) {
    let is_light = dark.wait_for(|dark| !dark).await.is_ok();
    if !is_light {
        return;
    }
    let Ok(mut upstream) = TcpStream::connect(server).await else { return };
    let went_dark = async { dark.wait_for(|dark| *dark).await.is_ok() };
    let is_lost = tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut client, &mut upstream) => false,
        is_lost = went_dark => is_lost,
    };
    if is_lost {
        // Both ends are kept open and neither is read: that is what a lost network looks like.
        std::future::pending::<()>().await;
    }
}

/// A WebSocket proxy that breaks the connection instead of passing a certain message on, once.
pub struct Lossy {
    address: SocketAddr,
    pub lost: watch::Receiver<bool>,
}

/// Which way a message goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    Up,
    Down,
}

impl Lossy {
    /// Loses the first message that goes this way and has that word in it, and the connection with it, as TCP would.
    pub async fn to(server: SocketAddr, way: Way, word: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (has_lost, lost) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(relay(client, server, way, word, has_lost.clone()));
            }
        });
        Self { address, lost }
    }

    pub fn address(&self) -> ServerAddress {
        self.address.into()
    }
}

async fn relay(
    client: TcpStream,
    server: SocketAddr,
    way: Way,
    word: &'static str,
    has_lost: watch::Sender<bool>,
) {
    let mut asked = None;
    #[allow(clippy::result_large_err, reason = "the type is the library's")]
    let note = |request: &Request, response: Response| {
        asked = Some((request.uri().path_and_query().unwrap().to_string(), request.headers().clone()));
        Ok(response)
    };
    let mut client = tokio_tungstenite::accept_hdr_async(client, note).await.unwrap();
    let (path, headers) = asked.unwrap();
    let mut request = format!("ws://{server}{path}").into_client_request().unwrap();
    if let Some(token) = headers.get("authorization") {
        request.headers_mut().insert("authorization", token.clone());
    }
    let stream = TcpStream::connect(server).await.unwrap();
    let (mut upstream, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let is_wanted = |message: &Message, going: Way| {
        going == way && message.to_text().is_ok_and(|text| text.contains(word)) && !*has_lost.borrow()
    };
    loop {
        tokio::select! {
            message = client.next() => {
                let Some(Ok(message)) = message else { return };
                if is_wanted(&message, Way::Up) { break }
                if upstream.send(message).await.is_err() { return }
            }
            message = upstream.next() => {
                let Some(Ok(message)) = message else { return };
                if is_wanted(&message, Way::Down) { break }
                if client.send(message).await.is_err() { return }
            }
        }
    }
    has_lost.send_replace(true);
}
