//! One address for several servers, as a load balancer gives it.

use std::net::SocketAddr;

use aeroplane_client::ServerAddress;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes connections on to a server, which can be exchanged. Connections that are open end with their server; new ones
/// wait while there is none.
pub(crate) struct Gate {
    address: SocketAddr,
    server: watch::Sender<Option<SocketAddr>>,
}

impl Gate {
    pub(crate) async fn open(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (server, target) = watch::channel(Some(server));
        tokio::spawn(async move {
            while let Ok((mut client, _)) = listener.accept().await {
                let mut target = target.clone();
                tokio::spawn(async move {
                    let server = target.wait_for(Option::is_some).await.ok().and_then(|server| *server);
                    if let Some(server) = server
                        && let Ok(mut server) = TcpStream::connect(server).await
                    {
                        // A connection that breaks on one side breaks on the other.
                        let _ = copy_bidirectional(&mut client, &mut server).await;
                    }
                });
            }
        });
        Self { address, server }
    }

    pub(crate) fn address(&self) -> ServerAddress {
        self.address.into()
    }

    /// New connections go to that server from now on.
    pub(crate) fn lead_to(&self, server: SocketAddr) {
        self.server.send_replace(Some(server));
    }

    /// New connections wait from now on.
    pub(crate) fn shut(&self) {
        self.server.send_replace(None);
    }
}
